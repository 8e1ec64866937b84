/** The brand's name, as the site's parameters say it; undefined where there are none yet. */
async function brandName(): Promise<string | undefined> {
  const answer = await fetch('/api/AppParameter');
  if (!answer.ok) return undefined;
  const { appParameter } = (await answer.json()) as { appParameter: { brandName: string } };
  return appParameter.brandName;
}

/** Strapi writes its own name behind each page's title. */
function keepTitle(brand: string): void {
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

const wordsOf = (brand: string) => ({
  'Auth.form.welcome.title': brand,
  'Auth.form.welcome.subtitle': 'Sign in to its listings and texts',
  'Auth.form.register.subtitle': `The first account of ${brand}: it may do everything here.`,
  'app.components.LeftMenu.navbrand.title': brand,
});

interface Translations {
  readonly data: Readonly<Record<string, string>>;
  readonly locale: string;
}

/** The panel's own words with the brand's name in them; Strapi's where it is not known. */
async function registerTrads({ locales }: { locales: string[] }): Promise<Translations[]> {
  const brand = await brandName().catch(() => undefined);
  if (brand === undefined) return [];
  keepTitle(brand);
  return locales.map((locale) => ({ locale, data: wordsOf(brand) }));
}

/** A plugin of the panel, since Strapi waits for the words of plugins before it shows anything. */
export const brandWords = {
  register: () => undefined,
  bootstrap: () => undefined,
  registerTrads,
};
