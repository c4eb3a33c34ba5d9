import type { Page } from 'playwright/test';

/** The machine atlas: its overview, and the chart and table of a machine. */
export class AtlasScreen {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(place = ''): Promise<void> {
    await this.page.goto(`/atlas/${place}`);
  }

  get machines() {
    return this.page.getByRole('rowheader').getByRole('link');
  }

  get search() {
    return this.page.getByRole('searchbox');
  }

  /** The chart’s viewport, which the arrow keys move. */
  chartOf(machine: string) {
    return this.page.getByRole('group', { name: `Diagramm von ${machine}` });
  }

  state(id: string) {
    return this.page.locator(`[data-state="${id}"]`);
  }

  get inspector() {
    return this.page.getByRole('complementary', { name: 'Auswahl' });
  }
}
