/** By what a colour is told: lights, inks, or a spot colour of its own. */
export type ColourModel = 'gray' | 'rgb' | 'cmyk' | 'lab' | 'indexed' | 'spot'
