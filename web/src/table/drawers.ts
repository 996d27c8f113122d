// What can be opened beside a game.

export type Drawer = "log" | "chat" | "rules" | "menu";
