'use strict';
// Stands in for gatsby-sharp, which pins a sharp that downloads its binary from outside npm.
// The real sharp is loaded when it is first asked for, so that Gatsby's engine never bundles its native file.
module.exports = async function getSharpInstance() {
  return require('sharp');
};
module.exports.default = module.exports;
