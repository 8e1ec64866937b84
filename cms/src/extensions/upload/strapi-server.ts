import { imageManipulation } from '../../media/image-manipulation';

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

/** Attributes of a picture, beside Strapi's own. */
const attributes = () => ({
  placeholder: { type: 'text' },
  // The record that it was added for (`folder/_id`), and the path of the picture that it replaces there.
  addedFor: { type: 'string', private: true },
  replaces: { type: 'text', private: true },
});

/** Every uploaded picture, from any entry point, passes image processing. */
export default (plugin: Upload): Upload => {
  Object.assign(plugin.services['image-manipulation'] ?? {}, imageManipulation);
  const { schema } = plugin.contentTypes.file;
  Object.assign(schema.attributes, attributes());
  schema.indexes.push({ name: 'files_added_for_idx', columns: ['added_for'], type: null });
  return plugin;
};
