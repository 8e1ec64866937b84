import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deployFolder, startLine } from './start-lines';
import type { StartLine } from './start-lines';

/** An instruction of the Dockerfile: a keyword such as `RUN`, and its arguments. */
interface Instruction {
  readonly name: string;
  readonly value: string;
}

/** The Dockerfile's instructions in order, each on one line. */
export async function imageInstructions(): Promise<Instruction[]> {
  const text = await readFile(join(deployFolder, 'Dockerfile'), 'utf8');
  return text
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => !/^(?:#.*|)$/.test(line))
    .map((line) => {
      const [name = '', ...rest] = line.split(' ');
      return { name, value: rest.join(' ').trim() };
    });
}

const valueOf = (instructions: readonly Instruction[], name: string): string => {
  const found = instructions.filter((one) => one.name === name).at(-1);
  if (!found) throw new Error(`the Dockerfile has no ${name}`);
  return found.value;
};

/** The start line of the image itself. */
export async function imageStartLine(): Promise<StartLine> {
  const instructions = await imageInstructions();
  const command = JSON.parse(valueOf(instructions, 'CMD')) as string[];
  return startLine(valueOf(instructions, 'WORKDIR'), command);
}

/** The shell commands that the image's build runs in the checkout after it is copied. */
export async function imageBuildSteps(): Promise<string[]> {
  const instructions = await imageInstructions();
  const copied = instructions.findIndex(({ name }) => name === 'COPY');
  return instructions
    .slice(copied)
    .filter(({ name }) => name === 'RUN')
    .flatMap(({ value }) => value.split('&&').map((step) => step.trim()));
}

/** Whether .dockerignore excludes a path of the checkout from the image: the last matching row decides. */
export async function imageIgnores(): Promise<(path: string) => boolean> {
  const text = await readFile(join(deployFolder, 'Dockerfile.dockerignore'), 'utf8');
  const rows = text
    .split('\n')
    .filter(Boolean)
    .map((row) => {
      const source = row
        .replace(/^!/, '')
        .replace(/[.+^${}()|[\]\\]/g, '\\$&')
        .replace(/\*\*\/|\*/g, (star) => (star === '*' ? '[^/]*' : '(?:.*/)?'));
      return { isIgnored: !row.startsWith('!'), pattern: new RegExp(`^${source}(?:/|$)`) };
    });
  return (path) => rows.findLast(({ pattern }) => pattern.test(path))?.isIgnored ?? false;
}
