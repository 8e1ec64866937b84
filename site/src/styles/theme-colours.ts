/** The colour of the browser's frame: the header's background, `--surface` of the tokens. */
export const THEME_COLOURS = { light: '#ffffff', dark: '#18211e' } as const;
