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

  get cards() {
    return this.page.getByRole('main').getByRole('heading', { level: 2 });
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
