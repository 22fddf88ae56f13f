export { type TrackPair, TrackPairs, type TrackPairsPart, type TrackPairsProps } from './track-pairs.tsx';
export { TrackQuery, type TrackQueryPart, type TrackQueryProps } from './track-query.tsx';
