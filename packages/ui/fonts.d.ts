// The fonts are only loaded: there is nothing to name.
export {};
