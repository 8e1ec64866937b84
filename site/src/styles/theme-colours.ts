/** The browser's own frame around the page: the header's ground, `--surface` of the tokens. */
export const THEME_COLOURS = { light: '#ffffff', dark: '#18211e' } as const;
