/** The stub of an imported picture or font: its address. */
export default '/file';
