type Named = { readonly id: string; readonly name: string }

/** An '@' within a word is that of a mail address. */
const AT = /(?<![\p{L}\p{N}])@/u
const IN_WORD = /[\p{L}\p{N}]/u

/**
 * Who is named in a note by '@' and his name as it is written, whatever its capitals. A name that goes on is another name, and of two
 * names that begin alike the longer one is meant.
 */
export function mentionedIn<Person extends Named>(
  text: string,
  people: readonly Person[],
): readonly Person[] {
  const longestFirst = people.toSorted((one, other) => other.name.length - one.name.length)
  const found = new Set<Person>()
  for (const part of text.toLowerCase().split(AT).slice(1)) {
    const person = longestFirst.find(
      ({ name }) =>
        name !== '' && part.startsWith(name.toLowerCase()) && !IN_WORD.test(part.charAt(name.length)),
    )
    if (person) found.add(person)
  }
  return people.filter((person) => found.has(person))
}
