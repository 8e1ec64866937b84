declare module 'gatsby-source-strapi/dist/gatsby-node' {
  /** Reads the content types of the options and creates a node for each entry, component and media. */
  export function sourceNodes(args: object, options: object): Promise<void>;
}
