/**
 * All that a page loads before it is touched. It brings islands to life, marks images that fail,
 * takes posters from films, and saves downloads. It knows no React.
 */
import { watchDownloads } from './downloads.ts'
import { watchImages } from './images.ts'
import { watchIslands } from './islands.ts'
import { watchPosters } from './posters.ts'

watchIslands()
watchImages()
watchPosters()
watchDownloads()
