/** Every picture by the place it is stored at: `demo/products/x` is `demo/media/products/x.webp`. */
import { acme } from './acme.pictures.mjs'
import { anchors } from './anchors.pictures.mjs'
import { bolts } from './fasteners.pictures.mjs'
import { flat } from './flat.mjs'
import { nuts } from './nuts.pictures.mjs'
import { places } from './places.pictures.mjs'
import { rods } from './rods.pictures.mjs'

export const pictures = { ...bolts, ...nuts, ...anchors, ...rods, ...places, ...flat, ...acme }
