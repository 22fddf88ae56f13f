// A stylesheet is only loaded: there is nothing to name.
export {};
