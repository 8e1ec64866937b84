'use strict';
// Gatsby's engine bundler resolves this file; it is never called.
module.exports = {};
