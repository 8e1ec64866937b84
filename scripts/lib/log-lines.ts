/** Where an error was thrown: of use to whoever reads the log, and to nobody else. */
const isFrame = (line: string): boolean => /^\s+at /.test(line);

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    // What is no JSON is a sentence already.
    return undefined;
  }
}

/** What a line of the CMS's log says to a person: its message; any other line as it stands. */
function readable(line: string): string {
  if (!line.startsWith('{')) return line;
  const said = parsed(line);
  if (typeof said !== 'object' || said === null) return line;
  const { message, method, path, status } = said as Readonly<Record<string, unknown>>;
  if (typeof message === 'string') return message;
  return method ? [method, path, status].map(String).join(' ') : line;
}

/** The last lines of a log as a person reads them: the messages of its JSON, and no stack. */
export const lastLines = (log: string, count: number): string =>
  log
    .trimEnd()
    .split('\n')
    .filter((line) => !isFrame(line))
    .slice(-count)
    .map(readable)
    .join('\n');
