/** A sheet on the designer's table, with one piece of it selected; decoration only. */
export function StudioDrawing({ className }: { readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 560 360"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <g transform="translate(70 46) rotate(-4 200 140)">
        <path fill="#11141b" opacity=".16" d="M12 18h420v270H12z" />
        <path fill="#fff" d="M0 0h420v270H0z" />
        <path fill="#00a7e1" d="M28 28h121v107H28zM271 135h121v107H271z" />
        <path fill="#11141b" d="M149 28h122v107H149z" />
        <path fill="#e5007d" d="M271 28h121v107H271zM28 135h121v107H28z" />
        <path fill="#ffd900" d="M149 135h122v107H149z" />
        <path fill="#fff" d="M28 28h121A121 107 0 0 1 28 135z" />
        <path fill="#ffd900" d="M271 28h121v107z" />
        <path fill="#2130c8" d="M28 242a60 60 0 0 1 121 0zM271 135h121v107a121 107 0 0 1-121-107z" />
        <circle fill="#e5007d" cx="210" cy="81" r="40" />
        <path fill="#2130c8" d="M149 242V135h122z" />
        <path fill="none" stroke="#2130c8" strokeWidth="2" d="M149 28h122v107H149z" />
        <path
          fill="#fff"
          stroke="#2130c8"
          strokeWidth="2"
          d="M143 22h12v12h-12zM265 22h12v12h-12zM143 129h12v12h-12zM265 129h12v12h-12z"
        />
        <path fill="#11141b" stroke="#fff" strokeWidth="2" d="m290 152 0 46 11-10 8 18 9-4-8-18h15z" />
      </g>
    </svg>
  )
}
