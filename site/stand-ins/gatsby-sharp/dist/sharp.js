'use strict';
// Gatsby's engine bundles this file and sets it up; it never asks it for a picture.
module.exports = { simd() {}, concurrency() {} };
