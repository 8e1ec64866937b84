/** Parses JSON; undefined if it is missing or damaged. */
export function parseJson(text: string | undefined): object | undefined {
  if (text === undefined) return undefined;
  try {
    return (JSON.parse(text) as object | null) ?? undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
