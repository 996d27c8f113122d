BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE events (
	table_id VARCHAR(26) NOT NULL, 
	sequence INTEGER NOT NULL, 
	time BIGINT NOT NULL, 
	event TEXT NOT NULL, 
	PRIMARY KEY (table_id, sequence), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',0,1794745073891,'{"type":"joined","seat":0,"name":"","words":"words of 0 "}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',1,1794745073908,'{"type":"joined","seat":1,"name":"","words":"words of 1 "}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',2,1794745073923,'{"type":"joined","seat":2,"name":"","words":"words of 2 "}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',3,1794745073951,'{"type":"joined","seat":3,"name":"","words":"words of 3 "}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',4,1794745074026,'{"type":"rolled","seat":0,"faces":[1],"by":"player","thought":26}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',5,1794745074037,'{"type":"moved","seat":0,"move":"0-1","by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',6,1794745074053,'{"type":"rolled","seat":1,"faces":[1],"by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',7,1794745074061,'{"type":"moved","seat":1,"move":"10-11","by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',8,1794745074069,'{"type":"rolled","seat":2,"faces":[6],"by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',9,1794745074081,'{"type":"moved","seat":2,"move":"20-26","by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',10,1794745074089,'{"type":"rolled","seat":2,"faces":[6],"by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',11,1794745074097,'{"type":"moved","seat":2,"move":"B-20","by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',12,1794745074105,'{"type":"rolled","seat":2,"faces":[4],"by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',13,1794745074117,'{"type":"moved","seat":2,"move":"20-24","by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',14,1794745074125,'{"type":"rolled","seat":3,"faces":[5],"by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',15,1794745074133,'{"type":"moved","seat":3,"move":"30-35","by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',16,1794745074141,'{"type":"rolled","seat":0,"faces":[3],"by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',17,1794745074153,'{"type":"moved","seat":0,"move":"1-4","by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',18,1794745074161,'{"type":"rolled","seat":1,"faces":[6],"by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',19,1794745074169,'{"type":"moved","seat":1,"move":"B-10","by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',20,1794745074177,'{"type":"rolled","seat":1,"faces":[4],"by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',21,1794745074185,'{"type":"moved","seat":1,"move":"10-14","by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',22,1794745074193,'{"type":"rolled","seat":2,"faces":[6],"by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',23,1794745074209,'{"type":"moved","seat":2,"move":"B-20","by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',24,1794745074229,'{"type":"rolled","seat":2,"faces":[5],"by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',25,1794745074242,'{"type":"moved","seat":2,"move":"20-25","by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',26,1794745074256,'{"type":"rolled","seat":3,"faces":[3],"by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',27,1794745074275,'{"type":"moved","seat":3,"move":"35-38","by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',28,1794745074282,'{"type":"rolled","seat":0,"faces":[6],"by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',29,1794745074293,'{"type":"moved","seat":0,"move":"B-0","by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',30,1794745074298,'{"type":"rolled","seat":0,"faces":[3],"by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',31,1794745074310,'{"type":"moved","seat":0,"move":"0-3","by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',32,1794745074321,'{"type":"rolled","seat":1,"faces":[6],"by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',33,1794745074331,'{"type":"moved","seat":1,"move":"B-10","by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',34,1794745074350,'{"type":"rolled","seat":1,"faces":[4],"by":"player","thought":1}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',35,1794745074358,'{"type":"moved","seat":1,"move":"11-15","by":"player","thought":1}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',36,1794745074366,'{"type":"rolled","seat":2,"faces":[1],"by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',37,1794745074382,'{"type":"moved","seat":2,"move":"26-27","by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',38,1794745074397,'{"type":"rolled","seat":3,"faces":[4],"by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',39,1794745074411,'{"type":"moved","seat":3,"move":"38-2","by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',40,1794745074421,'{"type":"rolled","seat":0,"faces":[4],"by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',41,1794745074433,'{"type":"moved","seat":0,"move":"4-8","by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',42,1794745074449,'{"type":"rolled","seat":1,"faces":[1],"by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',43,1794745074461,'{"type":"moved","seat":1,"move":"10-11","by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',44,1794745074473,'{"type":"rolled","seat":2,"faces":[4],"by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',45,1794745074481,'{"type":"moved","seat":2,"move":"24-28","by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',46,1794745074501,'{"type":"rolled","seat":3,"faces":[1],"by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',47,1794745074573,'{"type":"moved","seat":3,"move":"2x3","by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',48,1794745074591,'{"type":"rolled","seat":0,"faces":[1],"by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',49,1794745074606,'{"type":"moved","seat":0,"move":"8-9","by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',50,1794745074617,'{"type":"rolled","seat":1,"faces":[5],"by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',51,1794745074621,'{"type":"moved","seat":1,"move":"14-19","by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',52,1794745074633,'{"type":"rolled","seat":2,"faces":[5],"by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',53,1794745074641,'{"type":"moved","seat":2,"move":"25-30","by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',54,1794745074647,'{"type":"rolled","seat":3,"faces":[3],"by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',55,1794745074654,'{"type":"moved","seat":3,"move":"3-6","by":"player","thought":1}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',56,1794745074662,'{"type":"rolled","seat":0,"faces":[3],"by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',57,1794745074672,'{"type":"moved","seat":0,"move":"9-12","by":"player","thought":2}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',58,1794745074678,'{"type":"rolled","seat":1,"faces":[4],"by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',59,1794745074788,'{"type":"moved","seat":1,"move":"19-23","by":"player","thought":3}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',60,1794745074802,'{"type":"rolled","seat":2,"faces":[4],"by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',61,1794745074805,'{"type":"moved","seat":2,"move":"30-34","by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',62,1794745075411,'{"type":"rolled","seat":3,"faces":[5],"by":"player","thought":0}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',63,1794745075467,'{"type":"moved","seat":3,"move":"6x11","by":"player","thought":1}');
INSERT INTO "events" VALUES('yeg635i2gt6knjbncjio2iovdu',64,1794745075493,'{"type":"chatted","seat":0,"text":"An old game."}');
CREATE TABLE seats (
	table_id VARCHAR(26) NOT NULL, 
	seat INTEGER NOT NULL, 
	token_hash BLOB NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('yeg635i2gt6knjbncjio2iovdu',0,X'C1685C6A61337D10E9EF80A34DB2B2A1567334CFCA50126B833EFB7B493A7EE6');
INSERT INTO "seats" VALUES('yeg635i2gt6knjbncjio2iovdu',2,X'C3C09179069F7E30072BD65224A54F6A8D2BF7A7C0E87397CAE1EC68CF2C96EB');
INSERT INTO "seats" VALUES('yeg635i2gt6knjbncjio2iovdu',3,X'0C35B903B3AC648006D3B8E9B79EE4403BB7728247BC7C6EE2C5530F5035BBB8');
INSERT INTO "seats" VALUES('yeg635i2gt6knjbncjio2iovdu',1,X'5677A3CE535787A4C708F226CAB4E0680C2758599F013BADB21C6823539459FE');
CREATE TABLE tables (
	id VARCHAR(26) NOT NULL, 
	code VARCHAR(6) NOT NULL, 
	created BIGINT NOT NULL, 
	public BOOLEAN NOT NULL, 
	stage VARCHAR(8) NOT NULL, 
	choice TEXT NOT NULL, 
	header TEXT NOT NULL, 
	secret BLOB, 
	PRIMARY KEY (id), 
	UNIQUE (code)
);
INSERT INTO "tables" VALUES('yeg635i2gt6knjbncjio2iovdu','NG6J9T',1794745073849,0,'playing','{"game":"madn","seats":[{"kind":"here","level":"casual"},{"kind":"link","level":"casual"},{"kind":"here","level":"casual"},{"kind":"here","level":"casual"}],"variants":{"three-rolls":"on"},"position":null,"dice":"fair","undo":"on","clock":{"kind":"none","seconds":60},"visibility":"private","absence":{"kind":"bot","seconds":60,"level":"casual"},"chat":true}','{"rauswurf": 1, "game": "madn", "rules": "1", "players": 4, "variants": {"opening": "one-on-start", "first": "seat", "three-rolls": "on", "goal-jump": "on", "play-on": "on", "forced-capture": "off", "backward-capture": "off", "barriers": "off", "colours": "own"}, "seats": [{"plays": ["yellow"], "name": ""}, {"plays": ["green"], "name": ""}, {"plays": ["red"], "name": ""}, {"plays": ["black"], "name": ""}], "created": "2026-11-15T12:17:53+00:00", "dice": {"by": "fair", "commitment": "74b6c7353a42bc3dc8cf5eaad7251fb0eb5aa5ce180865af1c8b1fb1b7225ee0", "contributions": ["", "", "", ""]}}',X'0C0962BF9BEE8D8A3D75CE42902D35882A292033AABC773EF7EC47B559108CB7');
CREATE INDEX tables_listed ON tables (public, stage, created);
COMMIT;
