import { redrawing } from '../../images/redrawing';

interface Upload {
  services: Record<string, object>;
  contentTypes: { file: { schema: { attributes: Record<string, unknown> } } };
}

/** Every picture, through whatever door it comes, is redrawn as src/images says. */
export default (plugin: Upload): Upload => {
  Object.assign(plugin.services['image-manipulation'] ?? {}, redrawing);
  Object.assign(plugin.contentTypes.file.schema.attributes, { placeholder: { type: 'text' } });
  return plugin;
};
