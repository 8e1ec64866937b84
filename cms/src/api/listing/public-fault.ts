/** The attribute, and the key, of why a listing did not change at its last publication time. */
export const PUBLIC_FAULT = 'publicFault';
