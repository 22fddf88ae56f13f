import { useLayoutEffect as useBeforePaint, useEffect } from 'react';

/** Before the page is painted; on a server, where React 18 warns of the other, nothing. */
export const useLayoutEffect = typeof document === 'undefined' ? useEffect : useBeforePaint;
