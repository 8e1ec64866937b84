/** Whether a line is part of a stack trace. */
const isFrame = (line: string): boolean => /^\s+at /.test(line);

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    // The line is not JSON, so it is a sentence already.
    return undefined;
  }
}

/** The message of a line of the CMS's log; any other line unchanged. */
function readable(line: string): string {
  if (!line.startsWith('{')) return line;
  const said = parsed(line);
  if (typeof said !== 'object' || said === null) return line;
  const { message, method, path, status } = said as Readonly<Record<string, unknown>>;
  if (typeof message === 'string') return message;
  return method ? [method, path, status].map(String).join(' ') : line;
}

/** The last lines of a log for a person: the messages of its JSON lines, without stack traces. */
export const lastLines = (log: string, count: number): string =>
  log
    .trimEnd()
    .split('\n')
    .filter((line) => !isFrame(line))
    .slice(-count)
    .map(readable)
    .join('\n');
