// A shop of its own process, to be killed: `node tests/audit/victim.ts FOLDER` prints its address and goes on.
import { startShop } from '#sandbox/server.ts';

const shop = await startShop({ dataDir: process.argv[2] ?? null });
console.log(shop.url);
process.once('SIGTERM', () => void shop.close().then(() => process.exit(0)));
