// Generated from tokens.json by npm run generate. Do not edit.
export const tokenNames = {
  "color": {
    "white": "ld-color-white",
    "hull": {
      "25": "ld-color-hull-25",
      "50": "ld-color-hull-50",
      "100": "ld-color-hull-100",
      "150": "ld-color-hull-150",
      "200": "ld-color-hull-200",
      "300": "ld-color-hull-300",
      "400": "ld-color-hull-400",
      "500": "ld-color-hull-500",
      "600": "ld-color-hull-600",
      "700": "ld-color-hull-700",
      "800": "ld-color-hull-800",
      "850": "ld-color-hull-850",
      "900": "ld-color-hull-900",
      "925": "ld-color-hull-925",
      "950": "ld-color-hull-950",
      "1000": "ld-color-hull-1000"
    },
    "petrol": {
      "25": "ld-color-petrol-25",
      "50": "ld-color-petrol-50",
      "100": "ld-color-petrol-100",
      "200": "ld-color-petrol-200",
      "300": "ld-color-petrol-300",
      "400": "ld-color-petrol-400",
      "500": "ld-color-petrol-500",
      "600": "ld-color-petrol-600",
      "700": "ld-color-petrol-700",
      "800": "ld-color-petrol-800",
      "900": "ld-color-petrol-900",
      "925": "ld-color-petrol-925",
      "950": "ld-color-petrol-950"
    },
    "sea": {
      "50": "ld-color-sea-50",
      "100": "ld-color-sea-100",
      "200": "ld-color-sea-200",
      "300": "ld-color-sea-300",
      "400": "ld-color-sea-400",
      "700": "ld-color-sea-700",
      "800": "ld-color-sea-800",
      "900": "ld-color-sea-900",
      "950": "ld-color-sea-950",
      "975": "ld-color-sea-975"
    },
    "flag": {
      "50": "ld-color-flag-50",
      "100": "ld-color-flag-100",
      "200": "ld-color-flag-200",
      "300": "ld-color-flag-300",
      "400": "ld-color-flag-400",
      "500": "ld-color-flag-500",
      "600": "ld-color-flag-600",
      "700": "ld-color-flag-700",
      "800": "ld-color-flag-800",
      "900": "ld-color-flag-900",
      "950": "ld-color-flag-950"
    },
    "pen": {
      "50": "ld-color-pen-50",
      "100": "ld-color-pen-100",
      "200": "ld-color-pen-200",
      "300": "ld-color-pen-300",
      "400": "ld-color-pen-400",
      "500": "ld-color-pen-500",
      "600": "ld-color-pen-600",
      "700": "ld-color-pen-700",
      "800": "ld-color-pen-800",
      "900": "ld-color-pen-900",
      "950": "ld-color-pen-950"
    },
    "buff": {
      "100": "ld-color-buff-100",
      "200": "ld-color-buff-200",
      "300": "ld-color-buff-300",
      "400": "ld-color-buff-400",
      "500": "ld-color-buff-500",
      "600": "ld-color-buff-600",
      "700": "ld-color-buff-700",
      "800": "ld-color-buff-800",
      "900": "ld-color-buff-900"
    },
    "green": {
      "50": "ld-color-green-50",
      "100": "ld-color-green-100",
      "200": "ld-color-green-200",
      "300": "ld-color-green-300",
      "400": "ld-color-green-400",
      "500": "ld-color-green-500",
      "600": "ld-color-green-600",
      "700": "ld-color-green-700",
      "800": "ld-color-green-800",
      "900": "ld-color-green-900",
      "950": "ld-color-green-950"
    },
    "blue": {
      "50": "ld-color-blue-50",
      "100": "ld-color-blue-100",
      "200": "ld-color-blue-200",
      "300": "ld-color-blue-300",
      "400": "ld-color-blue-400",
      "500": "ld-color-blue-500",
      "600": "ld-color-blue-600",
      "700": "ld-color-blue-700",
      "800": "ld-color-blue-800",
      "900": "ld-color-blue-900",
      "950": "ld-color-blue-950"
    },
    "amber": {
      "50": "ld-color-amber-50",
      "100": "ld-color-amber-100",
      "200": "ld-color-amber-200",
      "300": "ld-color-amber-300",
      "400": "ld-color-amber-400",
      "500": "ld-color-amber-500",
      "600": "ld-color-amber-600",
      "700": "ld-color-amber-700",
      "800": "ld-color-amber-800",
      "900": "ld-color-amber-900",
      "950": "ld-color-amber-950"
    },
    "red": {
      "50": "ld-color-red-50",
      "100": "ld-color-red-100",
      "200": "ld-color-red-200",
      "300": "ld-color-red-300",
      "400": "ld-color-red-400",
      "500": "ld-color-red-500",
      "600": "ld-color-red-600",
      "700": "ld-color-red-700",
      "800": "ld-color-red-800",
      "900": "ld-color-red-900",
      "950": "ld-color-red-950"
    },
    "violet": {
      "400": "ld-color-violet-400",
      "500": "ld-color-violet-500",
      "600": "ld-color-violet-600"
    }
  },
  "space": {
    "0": "ld-space-0",
    "1": "ld-space-1",
    "2": "ld-space-2",
    "3": "ld-space-3",
    "4": "ld-space-4",
    "5": "ld-space-5",
    "6": "ld-space-6",
    "7": "ld-space-7",
    "8": "ld-space-8",
    "9": "ld-space-9",
    "10": "ld-space-10",
    "11": "ld-space-11",
    "12": "ld-space-12",
    "13": "ld-space-13",
    "14": "ld-space-14"
  },
  "size": {
    "icon": {
      "sm": "ld-size-icon-sm",
      "md": "ld-size-icon-md",
      "lg": "ld-size-icon-lg",
      "xl": "ld-size-icon-xl"
    },
    "touch": "ld-size-touch",
    "targetMin": "ld-size-target-min",
    "content": "ld-size-content",
    "header": {
      "site": "ld-size-header-site",
      "app": "ld-size-header-app",
      "siteMobile": "ld-size-header-site-mobile"
    },
    "tabHistory": "ld-size-tab-history",
    "sideNav": "ld-size-side-nav",
    "sideNavRail": "ld-size-side-nav-rail",
    "sidePanel": "ld-size-side-panel",
    "dialog": {
      "bill": "ld-size-dialog-bill",
      "account": "ld-size-dialog-account",
      "message": "ld-size-dialog-message",
      "confirm": "ld-size-dialog-confirm"
    },
    "messagePopup": "ld-size-message-popup",
    "messageList": "ld-size-message-list",
    "alertBox": "ld-size-alert-box",
    "field": {
      "xs": "ld-size-field-xs",
      "sm": "ld-size-field-sm",
      "md": "ld-size-field-md",
      "lg": "ld-size-field-lg"
    }
  },
  "radius": {
    "none": "ld-radius-none",
    "xs": "ld-radius-xs",
    "sm": "ld-radius-sm",
    "md": "ld-radius-md",
    "lg": "ld-radius-lg",
    "full": "ld-radius-full"
  },
  "borderWidth": {
    "hair": "ld-border-width-hair",
    "frame": "ld-border-width-frame",
    "strong": "ld-border-width-strong",
    "focus": "ld-border-width-focus",
    "focusHc": "ld-border-width-focus-hc"
  },
  "strokeStyle": {
    "solid": "ld-stroke-style-solid",
    "dashed": "ld-stroke-style-dashed"
  },
  "font": {
    "family": {
      "sans": "ld-font-family-sans",
      "mono": "ld-font-family-mono",
      "stencil": "ld-font-family-stencil"
    },
    "weight": {
      "regular": "ld-font-weight-regular",
      "medium": "ld-font-weight-medium",
      "semibold": "ld-font-weight-semibold",
      "bold": "ld-font-weight-bold",
      "stencil": "ld-font-weight-stencil"
    },
    "size": {
      "11": "ld-font-size-11",
      "12": "ld-font-size-12",
      "13": "ld-font-size-13",
      "14": "ld-font-size-14",
      "15": "ld-font-size-15",
      "16": "ld-font-size-16",
      "18": "ld-font-size-18",
      "20": "ld-font-size-20",
      "24": "ld-font-size-24",
      "30": "ld-font-size-30",
      "40": "ld-font-size-40",
      "52": "ld-font-size-52"
    },
    "leading": {
      "tight": "ld-font-leading-tight",
      "heading": "ld-font-leading-heading",
      "ui": "ld-font-leading-ui",
      "text": "ld-font-leading-text"
    },
    "tracking": {
      "none": "ld-font-tracking-none",
      "label": "ld-font-tracking-label",
      "display": "ld-font-tracking-display"
    },
    "width": {
      "normal": "ld-font-width-normal",
      "narrow": "ld-font-width-narrow"
    }
  },
  "duration": {
    "instant": "ld-duration-instant",
    "fast": "ld-duration-fast",
    "base": "ld-duration-base",
    "slow": "ld-duration-slow",
    "course": "ld-duration-course",
    "notice": {
      "error": "ld-duration-notice-error",
      "success": "ld-duration-notice-success",
      "info": "ld-duration-notice-info",
      "warning": "ld-duration-notice-warning",
      "popup": "ld-duration-notice-popup"
    },
    "stagger": "ld-duration-stagger"
  },
  "easing": {
    "standard": "ld-easing-standard",
    "enter": "ld-easing-enter",
    "exit": "ld-easing-exit",
    "linear": "ld-easing-linear"
  },
  "z": {
    "base": "ld-z-base",
    "raised": "ld-z-raised",
    "sticky": "ld-z-sticky",
    "tabHistory": "ld-z-tab-history",
    "header": "ld-z-header",
    "sidePanel": "ld-z-side-panel",
    "dropdown": "ld-z-dropdown",
    "popover": "ld-z-popover",
    "modal": "ld-z-modal",
    "inModal": "ld-z-in-modal",
    "alert": "ld-z-alert",
    "toast": "ld-z-toast",
    "tooltip": "ld-z-tooltip",
    "routeProgress": "ld-z-route-progress"
  },
  "breakpoint": {
    "xs": "ld-breakpoint-xs",
    "sm": "ld-breakpoint-sm",
    "md": "ld-breakpoint-md",
    "lg": "ld-breakpoint-lg",
    "xl": "ld-breakpoint-xl",
    "xxl": "ld-breakpoint-xxl"
  },
  "surface": {
    "canvas": "ld-surface-canvas",
    "default": "ld-surface-default",
    "raised": "ld-surface-raised",
    "sunken": "ld-surface-sunken",
    "hover": "ld-surface-hover",
    "pressed": "ld-surface-pressed",
    "selected": "ld-surface-selected",
    "disabled": "ld-surface-disabled",
    "inverse": "ld-surface-inverse",
    "sea": "ld-surface-sea",
    "paper": "ld-surface-paper",
    "paperAlt": "ld-surface-paper-alt",
    "scrim": "ld-surface-scrim"
  },
  "text": {
    "primary": "ld-text-primary",
    "secondary": "ld-text-secondary",
    "tertiary": "ld-text-tertiary",
    "placeholder": "ld-text-placeholder",
    "disabled": "ld-text-disabled",
    "inverse": "ld-text-inverse",
    "inverseMuted": "ld-text-inverse-muted",
    "link": "ld-text-link",
    "linkHover": "ld-text-link-hover",
    "preprint": "ld-text-preprint",
    "typed": "ld-text-typed"
  },
  "border": {
    "subtle": "ld-border-subtle",
    "default": "ld-border-default",
    "control": "ld-border-control",
    "controlHover": "ld-border-control-hover",
    "preprint": "ld-border-preprint",
    "preprintStrong": "ld-border-preprint-strong",
    "focus": "ld-border-focus",
    "selected": "ld-border-selected"
  },
  "action": {
    "primary": {
      "bg": "ld-action-primary-bg",
      "bgHover": "ld-action-primary-bg-hover",
      "bgActive": "ld-action-primary-bg-active",
      "text": "ld-action-primary-text"
    },
    "accent": {
      "bg": "ld-action-accent-bg",
      "bgHover": "ld-action-accent-bg-hover",
      "bgActive": "ld-action-accent-bg-active",
      "text": "ld-action-accent-text"
    },
    "neutral": {
      "bg": "ld-action-neutral-bg",
      "bgHover": "ld-action-neutral-bg-hover",
      "bgActive": "ld-action-neutral-bg-active",
      "text": "ld-action-neutral-text"
    },
    "danger": {
      "bg": "ld-action-danger-bg",
      "bgHover": "ld-action-danger-bg-hover",
      "bgActive": "ld-action-danger-bg-active",
      "text": "ld-action-danger-text"
    },
    "disabled": {
      "bg": "ld-action-disabled-bg",
      "text": "ld-action-disabled-text"
    }
  },
  "status": {
    "neutral": {
      "text": "ld-status-neutral-text",
      "bg": "ld-status-neutral-bg",
      "border": "ld-status-neutral-border",
      "solid": "ld-status-neutral-solid",
      "onSolid": "ld-status-neutral-on-solid"
    },
    "info": {
      "text": "ld-status-info-text",
      "bg": "ld-status-info-bg",
      "border": "ld-status-info-border",
      "solid": "ld-status-info-solid",
      "onSolid": "ld-status-info-on-solid"
    },
    "success": {
      "text": "ld-status-success-text",
      "bg": "ld-status-success-bg",
      "border": "ld-status-success-border",
      "solid": "ld-status-success-solid",
      "onSolid": "ld-status-success-on-solid"
    },
    "warning": {
      "text": "ld-status-warning-text",
      "bg": "ld-status-warning-bg",
      "border": "ld-status-warning-border",
      "solid": "ld-status-warning-solid",
      "onSolid": "ld-status-warning-on-solid"
    },
    "danger": {
      "text": "ld-status-danger-text",
      "bg": "ld-status-danger-bg",
      "border": "ld-status-danger-border",
      "solid": "ld-status-danger-solid",
      "onSolid": "ld-status-danger-on-solid"
    }
  },
  "message": {
    "notStarted": "ld-message-not-started",
    "inProgress": "ld-message-in-progress",
    "expiring": "ld-message-expiring"
  },
  "mark": {
    "bg": "ld-mark-bg",
    "bgSoft": "ld-mark-bg-soft",
    "line": "ld-mark-line",
    "text": "ld-mark-text",
    "label": "ld-mark-label"
  },
  "pen": {
    "text": "ld-pen-text",
    "bg": "ld-pen-bg",
    "border": "ld-pen-border",
    "solid": "ld-pen-solid",
    "onSolid": "ld-pen-on-solid"
  },
  "nautical": {
    "sea": "ld-nautical-sea",
    "seaDeep": "ld-nautical-sea-deep",
    "land": "ld-nautical-land",
    "landSoft": "ld-nautical-land-soft",
    "isobath": "ld-nautical-isobath",
    "sounding": "ld-nautical-sounding",
    "grid": "ld-nautical-grid",
    "course": "ld-nautical-course",
    "ink": "ld-nautical-ink"
  },
  "data": {
    "1": "ld-data-1",
    "2": "ld-data-2",
    "3": "ld-data-3",
    "4": "ld-data-4",
    "5": "ld-data-5",
    "6": "ld-data-6",
    "7": "ld-data-7",
    "8": "ld-data-8",
    "grid": "ld-data-grid",
    "axis": "ld-data-axis"
  },
  "shadow": {
    "card": "ld-shadow-card",
    "popover": "ld-shadow-popover",
    "dialog": "ld-shadow-dialog",
    "slip": "ld-shadow-slip"
  },
  "density": {
    "control": "ld-density-control",
    "controlSm": "ld-density-control-sm",
    "row": "ld-density-row",
    "rowHead": "ld-density-row-head",
    "cellX": "ld-density-cell-x",
    "font": "ld-density-font",
    "gap": "ld-density-gap",
    "panel": "ld-density-panel"
  },
  "typography": {
    "display": "ld-typography-display",
    "displayTracking": "ld-typography-display-tracking",
    "h1": "ld-typography-h1",
    "h1Tracking": "ld-typography-h1-tracking",
    "h2": "ld-typography-h2",
    "h2Tracking": "ld-typography-h2-tracking",
    "h3": "ld-typography-h3",
    "h3Tracking": "ld-typography-h3-tracking",
    "h4": "ld-typography-h4",
    "h4Tracking": "ld-typography-h4-tracking",
    "body": "ld-typography-body",
    "bodyTracking": "ld-typography-body-tracking",
    "bodyLong": "ld-typography-body-long",
    "bodyLongTracking": "ld-typography-body-long-tracking",
    "dense": "ld-typography-dense",
    "denseTracking": "ld-typography-dense-tracking",
    "label": "ld-typography-label",
    "labelTracking": "ld-typography-label-tracking",
    "caption": "ld-typography-caption",
    "captionTracking": "ld-typography-caption-tracking",
    "preprint": "ld-typography-preprint",
    "preprintTracking": "ld-typography-preprint-tracking",
    "typed": "ld-typography-typed",
    "typedTracking": "ld-typography-typed-tracking",
    "code": "ld-typography-code",
    "codeTracking": "ld-typography-code-tracking",
    "figure": "ld-typography-figure",
    "figureTracking": "ld-typography-figure-tracking",
    "marking": "ld-typography-marking",
    "markingTracking": "ld-typography-marking-tracking"
  },
  "transition": {
    "control": "ld-transition-control",
    "overlayIn": "ld-transition-overlay-in",
    "overlayOut": "ld-transition-overlay-out"
  },
  "component": {
    "button": {
      "height": "ld-component-button-height",
      "radius": "ld-component-button-radius",
      "paddingX": "ld-component-button-padding-x"
    },
    "field": {
      "height": "ld-component-field-height",
      "border": "ld-component-field-border",
      "radius": "ld-component-field-radius",
      "bg": "ld-component-field-bg",
      "bgReadonly": "ld-component-field-bg-readonly",
      "borderInvalid": "ld-component-field-border-invalid"
    },
    "table": {
      "row": "ld-component-table-row",
      "head": "ld-component-table-head",
      "headBg": "ld-component-table-head-bg",
      "rule": "ld-component-table-rule",
      "rowHover": "ld-component-table-row-hover",
      "rowSelected": "ld-component-table-row-selected"
    },
    "tab": {
      "indicator": "ld-component-tab-indicator",
      "height": "ld-component-tab-height"
    },
    "tag": {
      "height": "ld-component-tag-height",
      "radius": "ld-component-tag-radius"
    },
    "dialog": {
      "radius": "ld-component-dialog-radius",
      "bg": "ld-component-dialog-bg",
      "scrim": "ld-component-dialog-scrim"
    },
    "bill": {
      "rule": "ld-component-bill-rule",
      "frame": "ld-component-bill-frame",
      "label": "ld-component-bill-label",
      "value": "ld-component-bill-value",
      "paper": "ld-component-bill-paper",
      "columns": "ld-component-bill-columns"
    },
    "focus": {
      "ring": "ld-component-focus-ring",
      "offset": "ld-component-focus-offset"
    },
    "steel": {
      "skin": "ld-component-steel-skin",
      "frame": "ld-component-steel-frame",
      "casting": "ld-component-steel-casting",
      "rule": "ld-component-steel-rule",
      "rod": "ld-component-steel-rod",
      "edge": "ld-component-steel-edge",
      "plate": "ld-component-steel-plate",
      "gap": "ld-component-steel-gap",
      "text": "ld-component-steel-text",
      "textStrong": "ld-component-steel-text-strong",
      "textQuiet": "ld-component-steel-text-quiet",
      "groove": "ld-component-steel-groove",
      "bend": "ld-component-steel-bend",
      "crest": "ld-component-steel-crest",
      "flank": "ld-component-steel-flank"
    }
  }
} as const;
