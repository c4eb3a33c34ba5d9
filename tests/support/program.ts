import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import * as z from 'zod/mini';
import { ROOT } from '#sandbox/config.ts';

/** Returns two ports that were free a moment ago: the program itself refuses 0. */
async function freePorts(): Promise<string[]> {
  const servers = [createServer(), createServer()].map((server) => server.listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => server.listening || once(server, 'listening')));
  const ports = servers.map((server) => `${JSON.stringify(server.address())}`.match(/"port":(\d+)/)?.[1] ?? '');
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

const Package = z.object({ scripts: z.object({ start: z.string() }) });

/** Returns the arguments that `npm start` gives to Node. */
function startArguments(): string[] {
  const { scripts } = Package.parse(JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')));
  return scripts.start.split(' ').slice(1);
}

export interface Started {
  program: ChildProcess;
  /** Port of the investor platform, then of the marketplace. */
  ports: string[];
  /** Resolves with exit code and signal. */
  ended: Promise<unknown[]>;
  /** Output of both streams until now. */
  output: () => string;
}

/**
 * Runs the program of `npm start` on a data folder, then the work once the program is open or has exited, and ends the
 * program in any case.
 */
export async function withProgram(folder: string, work: (started: Started) => Promise<void>): Promise<void> {
  const ports = await freePorts();
  const [PORT = '', MARKETPLACE_PORT = ''] = ports;
  const program = spawn(process.execPath, startArguments(), {
    cwd: ROOT,
    env: { ...process.env, PORT, MARKETPLACE_PORT, DATA_DIR: folder, DATABASE_URL: '', NODE_ENV: '' },
  });
  const ended = once(program, 'exit');
  let output = '';
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  for (const stream of [program.stdout, program.stderr]) {
    stream.on('data', (text) => {
      output += text;
      if (output.includes('Beenden mit Strg+C.')) open();
    });
  }
  try {
    await Promise.race([opened, ended]);
    await work({ program, ports, ended, output: () => output });
  } finally {
    program.kill('SIGKILL');
  }
}
