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

/** The attributes of a picture, in addition to Strapi's own. */
const attributes = () => ({
  placeholder: { type: 'text' },
  // The record that the picture was added for (`folder/_id`), and the path of the picture that it replaces in that
  // record.
  addedFor: { type: 'string', private: true, searchable: false },
  replaces: { type: 'text', private: true, searchable: false },
});

/** Image processing handles every uploaded picture, from all entry points. */
export default (plugin: Upload): Upload => {
  Object.assign(plugin.services['image-manipulation'] ?? {}, imageManipulation);
  const { schema } = plugin.contentTypes.file;
  Object.assign(schema.attributes, attributes());
  schema.indexes.push({ name: 'files_added_for_idx', columns: ['added_for'], type: null });
  return plugin;
};
