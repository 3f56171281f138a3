// menu of Lucide (lucide.dev), ISC licence: see the package lucide-react.
export const menuIcon: string = 'M4 5h16M4 12h16M4 19h16'
