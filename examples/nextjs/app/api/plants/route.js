const plants = [{ id: 1, name: "Fern", light: "shade" }];

export const dynamic = "force-dynamic";

export const GET = async () => Response.json(plants);

export async function POST(request) {
  const plant = { ...(await request.json()), id: plants.length + 1 };
  plants.push(plant);
  return Response.json(plant, { status: 201 });
}
