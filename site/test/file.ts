/** The stub of an imported picture or font: only its address. */
export default '/file';
