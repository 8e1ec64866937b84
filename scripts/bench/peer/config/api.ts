/** The settings of Strapi's template. */
export default { rest: { defaultLimit: 25, maxLimit: 100, withCount: true } };
