import "reflect-metadata";
import { Body, Controller, Get, Module, Post } from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
import { createDocs, nestDocs } from "callboard/server";

const plants: object[] = [{ id: 1, name: "Fern", light: "shade" }];

@Controller("api/plants")
class PlantsController {
  @Get()
  list(): object[] {
    return plants;
  }

  @Post()
  add(@Body() body: object): object {
    const plant = { ...body, id: plants.length + 1 };
    plants.push(plant);
    return plant;
  }
}

@Module({ controllers: [PlantsController] })
class AppModule {}

const app = await NestFactory.create(AppModule, { logger: ["error", "warn"] });
nestDocs(app, createDocs({ description: new URL("openapi.yaml", import.meta.url) }));
await app.listen(Number(process.env.PORT ?? 4615), "127.0.0.1");
console.log(`http://localhost:${app.getHttpServer().address().port}/docs`);
