/** The colour of the browser's frame: the background of the header, the token `--surface`. */
export const THEME_COLOURS = { light: '#ffffff', dark: '#18211e' } as const;
