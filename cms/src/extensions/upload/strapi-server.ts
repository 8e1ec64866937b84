import { redrawing } from '../../images/redrawing';

interface Index {
  readonly name: string;
  readonly columns: readonly string[];
  readonly type: null;
}
interface Upload {
  services: Record<string, object>;
  contentTypes: {
    file: { schema: { attributes: Record<string, unknown>; indexes: Index[] } };
  };
}

/** What a stored picture bears beside Strapi's own attributes. */
const attributes = () => ({
  placeholder: { type: 'text' },
  // The record that it was added for (`folder/_id`), and the path that it takes the place of there.
  addedFor: { type: 'string', private: true },
  replaces: { type: 'text', private: true },
});

/** Every picture, through whatever door it comes, is redrawn as src/images says. */
export default (plugin: Upload): Upload => {
  Object.assign(plugin.services['image-manipulation'] ?? {}, redrawing);
  const { schema } = plugin.contentTypes.file;
  Object.assign(schema.attributes, attributes());
  schema.indexes.push({ name: 'files_added_for_idx', columns: ['added_for'], type: null });
  return plugin;
};
