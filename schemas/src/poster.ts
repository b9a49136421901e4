/** Time until the capture of a video's first frame is given up, in milliseconds. */
export const POSTER_TIMEOUT = 2000

export const POSTER_QUALITY = 0.8
