// Geometry on the earth for the sea chart. Nothing else in this package may import the library.
export { geoDistance as distance, geoInterpolate as greatCircle, geoMercatorRaw as mercator } from 'd3-geo';
