/** The brand's name from the parameters; undefined if there are none yet. */
async function brandName(): Promise<string | undefined> {
  const answer = await fetch('/api/AppParameter');
  if (!answer.ok) return undefined;
  const { appParameter } = (await answer.json()) as { appParameter: { brandName: string } };
  return appParameter.brandName;
}

/** Replaces Strapi's name, which each page appends to its title. */
function replaceTitle(brand: string): void {
  const rename = () => {
    const title = document.title.replace(/Strapi( Admin)?$/, brand);
    if (title !== document.title) document.title = title;
  };
  rename();
  new MutationObserver(rename).observe(document.head, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}

const translationsOf = (brand: string) => ({
  'Auth.form.welcome.title': brand,
  'Auth.form.welcome.subtitle': 'Sign in to its listings and texts',
  'Auth.form.register.subtitle': `Your account of ${brand}`,
  'app.components.LeftMenu.navbrand.title': brand,
});

interface Translations {
  readonly data: Readonly<Record<string, string>>;
  readonly locale: string;
}

/** Translations with the brand's name; none if it is unknown, so that Strapi's own stay. */
async function registerTrads({ locales }: { locales: string[] }): Promise<Translations[]> {
  const brand = await brandName().catch(() => undefined);
  if (brand === undefined) return [];
  replaceTitle(brand);
  return locales.map((locale) => ({ locale, data: translationsOf(brand) }));
}

/** A plugin of the panel, because Strapi waits for the translations of plugins before its first render. */
export const brandTranslations = {
  register: () => undefined,
  bootstrap: () => undefined,
  registerTrads,
};
