import { createContext, useContext } from 'react';

/** Changes with the reader's time zone: what writes a moment and is not given the time is drawn again by it. */
export const ZoneContext = createContext('');

/** Has the component drawn again in another time zone, also where nothing else that it shows has changed. */
export const useZone = () => useContext(ZoneContext);
