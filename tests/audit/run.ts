// `npm run audit`: makes every attempt of the tables, the long ones too, and prints a line for each.
import { judge } from './table.ts';
import { TABLES } from './tables/index.ts';
import { openWorld } from './world.ts';

const names = process.argv.slice(2);
const chosen = TABLES.filter(({ name }) => names.length === 0 || names.some((part) => name.includes(part)));
const world = await openWorld();
let attempts = 0;
let failures = 0;
try {
  for (const table of chosen) {
    const { tried, failed, seconds } = await judge(table, world);
    const passed = tried - failed.length;
    attempts += tried;
    console.log(
      `${failed.length === 0 ? '✓' : '✗'} ${String(tried).padStart(5)} / ${String(Math.max(0, passed)).padStart(5)}  ${table.name} (${seconds.toFixed(1)} s${table.long ? ', not in npm test' : ''})`,
    );
    for (const each of failed.slice(0, 20)) console.log(`      ${each}`);
    if (failed.length > 20) console.log(`      … and ${failed.length - 20} more`);
    failures += failed.length;
  }
} finally {
  await world.close();
}
console.log(
  `${chosen.length} tables, ${attempts} attempts, ${failures === 0 ? 'all as they must be' : `${failures} attempts ended otherwise`}`,
);
process.exitCode = failures === 0 ? 0 : 1;
