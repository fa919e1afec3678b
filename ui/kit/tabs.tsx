import type { ReactElement, ReactNode } from "react";
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from "react-aria-components/Tabs";

/** One tab with its panel. */
export interface TabItem {
  readonly id: string;
  readonly title: string;
  readonly panel: ReactNode;
}

/** What tabs need. Which is open is the caller's, so that sending can turn to the response. */
export interface TabsProps {
  readonly label: string;
  readonly items: readonly TabItem[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
}

/** Panels of which one is seen. All stay mounted, so nothing typed is lost by looking away. */
export const Tabs = ({ label, items, selected, onSelect }: TabsProps): ReactElement => (
  <AriaTabs selectedKey={selected} onSelectionChange={(id) => onSelect(String(id))} className="kit-tabs">
    <TabList aria-label={label} className="kit-tab-list">
      {items.map(({ id, title }) => (
        <Tab key={id} id={id} className="kit-tab">
          {title}
        </Tab>
      ))}
    </TabList>
    {items.map(({ id, panel }) => (
      <TabPanel key={id} id={id} shouldForceMount className="kit-tab-panel">
        {panel}
      </TabPanel>
    ))}
  </AriaTabs>
);
