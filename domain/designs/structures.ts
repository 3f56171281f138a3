/** What a line in a spot colour is for: cutting through or half, perforating, creasing. */
export const STRUCTURES = ['through', 'half', 'perforation', 'crease'] as const
export type Structure = (typeof STRUCTURES)[number]

/** How a shop's own machines call each of these lines, beside the names that every shop knows. */
export type LineNames = Readonly<Record<Structure, readonly string[]>>
