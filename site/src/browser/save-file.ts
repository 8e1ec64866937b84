/** Lets the browser save a text as a file. @param type the media type */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Lets the browser save data as a JSON file that people can read. */
export const saveJson = (name: string, data: unknown): void => {
  saveFile(name, `${JSON.stringify(data, null, 2)}\n`, 'application/json');
};
